/** Laboratory and natural sciences, environment, energy, agriculture. */
export const science = `
# laboratory: science
Laboratory techniques|lab techniques, lab skills, laboratory testing, lab work, laboratory analysis, bench work, laboratory work, laboratory procedures, lab testing, laboratory, wet lab, laboratory equipment, lab equipment, laboratory technician
GLP|good laboratory practice, laboratory safety, lab safety
Chromatography|ion chromatography
 HPLC|high performance liquid chromatography, uplc
 Gas chromatography|gc-ms
 LC-MS
Spectroscopy|spectrophotometry, atomic absorption, raman spectroscopy, spectrometry
 Mass spectrometry
 FTIR
 UV-Vis
 NMR
 ICP-MS
Titration|wet chemistry, ph testing, analytical testing, chemical analysis, moisture analysis, ph analyzers
PCR|polymerase chain reaction
 qPCR|rt-pcr
Gel electrophoresis|sds-page, electrophoresis
Western blotting|western blot
ELISA|immunoassays, immunohistochemistry
Cell culture|tissue culture, mammalian cell culture
Flow cytometry|facs
Microscopy|fluorescence microscopy, electron microscopy, confocal microscopy
DNA sequencing|genomics, gene sequencing
 NGS|next generation sequencing
DNA extraction|rna extraction
CRISPR|gene editing, cloning, molecular cloning
Protein purification|proteomics, protein expression
Microbiology|microbiological testing, bacterial culture, microbial testing, sterility testing
 Bacteriology
 Virology
Molecular biology|genetics, molecular genetics
Biochemistry|enzymology
Biology|life sciences, biological sciences, developmental biology
 Ecology
 Marine biology
 Cell biology
 Zoology
Biotechnology|biotech
Chemistry|physical chemistry, chemical synthesis
 Organic chemistry|organic synthesis
 Analytical chemistry
 Inorganic chemistry
Physics|applied physics, optics, quantum mechanics, photonics, laser technology, lasers
Geology|geophysics, petrography, geochemistry, mineral exploration, mineralogy, seismic interpretation
Meteorology|atmospheric science, climatology
Astronomy|astrophysics
Neuroscience|neurobiology
Bioinformatics|computational biology, biopython, genome analysis
Animal handling|animal care, animal research, in vivo studies, laboratory animals, animal models, animal husbandry
Sample preparation|sample analysis, sample testing, test samples, sample processing, sample management
LIMS|laboratory information management system, laboratory information systems
Lab notebooks|laboratory notebooks, lab documentation, experiment documentation, laboratory records
Assay development|method development, method validation, assays, stability testing, analytical method validation
Scientific research|research and development, r&d, academic research, laboratory research, basic research, applied research, research projects, conducting research, field research, conducting experiments
Scientific writing|research papers, peer-reviewed publications, grant writing, grant applications, grants, grant proposals, manuscript preparation
Literature review|literature search, systematic review
Pipetting|centrifugation, liquid handling
Nanotechnology|thin films, nanomaterials, surface chemistry
Clinical chemistry|medical laboratory, medical laboratory science, hematology testing, urinalysis, blood bank, clinical laboratory, serology, blood banking
Food science|food chemistry, food microbiology, food technology, product formulation, food testing, brewing, winemaking, enology
Mathematics|applied mathematics, math, basic math, mathematical calculations, arithmetic, basic mathematics, numeracy, mathematical, perform mathematical calculations, add subtract multiply and divide, algebra, geometry, numerical skills
 Calculus
 Linear algebra
# energy: energy
Energy management|energy efficiency, energy auditing, energy audits, energy conservation, energy engineering, energy modeling, iso 50001, energy analysis
Renewable energy|solar power, clean energy, cleantech, energy transition
 Wind energy|wind turbines
 Geothermal energy|geothermal
 Hydropower
 Biomass energy|biomass
Battery technology|energy storage, lithium-ion batteries, fuel cells, hydrogen technology
Electric vehicles|ev charging, electromobility, charging infrastructure
Smart grid|grid operations, demand response, load forecasting, energy trading, power markets, energy markets
Building energy simulation|green building, sustainable design
 EnergyPlus
 eQUEST
LEED
BREEAM
Building automation|building management systems, bms
Oilfield operations|well servicing, pipeline operations, wellhead, fracking, refinery, oilfield, drilling rigs, land management, division orders, mineral rights
Power plant operations|boiler operation, turbine operation, steam turbines, gas turbines
# environment: environment
Environmental science|environmental studies, environmental analysis, environmental research
Environmental compliance|environmental regulations, epa regulations, environmental permitting, environmental law compliance, iso 14001, environmental management, environmental management systems
Sustainability|sustainable development, esg, corporate sustainability, sustainability reporting, csr, corporate social responsibility, carbon footprint, life cycle assessment, climate change, ghg accounting, decarbonization
Environmental impact assessment|=EIA, environmental assessments, environmental monitoring, air quality monitoring, water quality testing, soil sampling, environmental site assessment, water quality, air quality
Waste management|recycling, waste disposal, circular economy, waste reduction programs
Conservation|wildlife management, habitat restoration, biodiversity, natural resource management, wildlife conservation, environmental conservation, natural resources
Forestry|forest management, arboriculture, silviculture, chainsaw operation, timber harvesting
# agriculture: agriculture
Agriculture|farming, farm management, agronomy, agricultural production, farm work, crop science, agribusiness
Crop production|crop management, planting and harvesting, harvesting, irrigation, crop protection, seeding, pest management, soil management, fertilization
Livestock management|dairy farming, poultry, animal breeding, milking, livestock
Horticulture|greenhouse, nursery plants, plant care, floriculture, viticulture, plant propagation, grafting
Agricultural machinery|tractor operation, tractors, farm equipment, combine harvester, lawn tractors
Aquaculture|fish farming, fishing
Precision agriculture|agricultural technology
Animal training|horse care, equine care, dog training, pet care, dog grooming, pet grooming, animal welfare
`;
