/** Electronics, mechanical, civil, chemical engineering. */
export const engineering = `
# embedded and electronics: hardware
Embedded systems|embedded software, embedded development, embedded programming, embedded linux
Firmware|firmware development, bootloader, device drivers, driver development
RTOS|real time operating systems, real-time systems
 FreeRTOS
 VxWorks
Microcontrollers|pic microcontroller, avr
 Arduino
 Raspberry Pi
 STM32
 ARM Cortex
 ESP32
FPGA|altera, rtl design
 VHDL
 Verilog|systemverilog
 Vivado|xilinx
VLSI|asic design
PCB design|printed circuit board, pcb layout, pcb
 Altium Designer|altium
 KiCad
 OrCAD
 Eagle CAD
Circuit design|analog design, analog circuits, circuit analysis, schematic capture, digital design, mixed signal, spice simulation, electronic circuits
Power electronics|inverters, dc/dc converters, switch mode power supplies
Signal processing|digital signal processing, dsp, signal integrity
Communication protocols|ethernet/ip, rs232, rs485
 CAN bus|canopen
 I2C
 SPI
 UART
 Modbus
 PROFIBUS
 PROFINET
RF design|antenna design, microwave engineering, rf circuits
Electronics|electronic engineering, electronic devices, electronic equipment, basic electronics
Soldering|smt, surface mount, rework soldering, ipc-a-610, hand soldering, circuit board assembly
Oscilloscopes|logic analyzer, test equipment, electrical test equipment, measuring equipment
Multimeters|voltage tester
Spectrum analyzers
IoT|internet of things, iiot, industrial internet of things
 MQTT
Semiconductors|wafer fabrication, semiconductor processing, photolithography, cleanroom
Robotics|industrial robots, robot programming, cobots
 FANUC robots|fanuc
 KUKA robots|kuka
 ABB robots
EMC testing|emi/emc, electromagnetic compatibility
LabVIEW|national instruments, data acquisition
TestStand
Sensors|sensor integration, actuators, sensor technology
Automotive electronics|autosar, iso 26262, misra, vector canoe, adas
Storage testing|hardware testing, hardware validation, system validation
# electrical engineering: electrical
Electrical engineering|electrical design, electrical systems, electrical power systems
Power systems|power distribution, power generation, high voltage, low voltage, medium voltage, transmission lines, substations, substation design, switchgear, power transmission
 ETAP
Three-phase power|3-phase, three phase, single-phase, 480v, 3 phase power
Transformers|transformer maintenance
Motors and drives|electric motors, variable frequency drives, vfd, motor controls, servo drives, ac/dc motors
PLC programming|=PLC, plcs, programmable logic controllers, ladder logic
 Siemens S7|step 7
 TIA Portal
 Allen-Bradley
 RSLogix
 Studio 5000
 CODESYS
 Beckhoff
SCADA|process control systems, control systems
 Wonderware
 FactoryTalk
HMI
DCS|distributed control systems
Mechatronics
Control engineering|pid control, control theory, automation engineering, industrial automation, instrumentation and control
Automation|automation tools, process automation engineering, automation technology
Instrumentation|instrument calibration, instrumentation engineering, field instrumentation
Electrical schematics|wiring diagrams, schematics, reading schematics, electrical drawings, electrical diagrams, electrical prints, read schematics, circuit diagrams
Electrical installation|electrical wiring, wiring, running conduit, conduit bending, conduit, pulling wire, cable pulling, wire pulling, connect wire
Electrical troubleshooting|electrical maintenance, electrical repair, electricity, basic electricity, electrical
National Electrical Code|=NEC, electrical code, iec standards
Lighting design|dialux, lighting systems
Fire alarm systems|fire alarms, fire detection
Lightning protection
# mechanical engineering: mechanical
Mechanical engineering|mechanical design, machine design, mechanical systems, mechanical engineer
SolidWorks
AutoCAD|autocad lt, autocad civil 3d
CATIA|catia v5
Creo|pro/engineer, ptc creo
Siemens NX|unigraphics, nx cad
Solid Edge
Autodesk Inventor
Fusion 360
CAD|computer aided design, cad design, cad software, 3d modeling of parts, cad drawings, cad drafting, 2d drawings, 3d cad
 MicroStation
 BricsCAD
Technical drawing|drafting, engineering drawings, mechanical drawings, mechanical drafting, detail drawings, assembly drawings, fabrication drawing, detailing, read drawings
GD&T|geometric dimensioning and tolerancing, tolerance analysis, tolerance stack-up
Finite element analysis|=FEA, =FEM, hypermesh, structural simulation
 ANSYS
 Abaqus
 Nastran
CFD|computational fluid dynamics, fluent cfd
 OpenFOAM
 Star-CCM+
Thermodynamics|heat transfer, thermal analysis, thermal design
Fluid mechanics|fluid dynamics, hydraulics engineering
Materials science|metallurgy, material selection, composites, materials engineering, polymers, corrosion engineering
Product design engineering|product development engineering, product engineering, new product introduction, npi, design for manufacturing, dfm, design for assembly
PLM|product lifecycle management
 Teamcenter
 Windchill
 ENOVIA
Tool design|fixture design, jigs and fixtures, mold design, die design, tooling, tooling design, mould design
Sheet metal|sheet metal fabrication, sheet metal design
Vibration analysis|dynamics analysis, modal analysis, nvh
Pressure vessels|asme, asme codes, boiler and pressure vessel
Piping design|piping, pipe stress analysis
P&IDs|p&id, pfd, process flow diagram
HVAC design|hvac systems design, mechanical services
Automotive engineering|vehicle engineering, powertrain, engine design, transmission design, vehicle dynamics, chassis design
Aerospace engineering|aerodynamics, aircraft design, avionics, propulsion, flight controls
Naval architecture|marine engineering, ship design
Biomedical engineering|medical device design, medical device development, iso 13485, iso 14971, prosthetics, biomechanics
Systems engineering|mbse, model based systems engineering, requirements traceability, doors requirements
Reliability engineering|weibull analysis, fault tree analysis
 FMEA|failure mode and effects analysis, dfmea, pfmea
Engineering calculations|engineering analysis, design calculations, engineering design
Equipment design|equipment layout, equipment specification, equipment selection
Commissioning|installation and commissioning, start-up and commissioning, equipment commissioning, startup support
Field service|field engineering, field service engineering, on-site service, service calls, field support
# civil engineering: civil
Civil engineering|civil design, civil works
Structural engineering|structural analysis, structural design, structural steel design
 STAAD.Pro|staad
 SAP2000
 ETABS
Tekla Structures|tekla
Steel detailing|structural detailing, structural steel detailing, rebar detailing
Reinforced concrete|concrete design, rebar detailing, prestressed concrete, concrete structures
Geotechnical engineering|soil mechanics, foundation design, soil testing, geotechnical
Transportation engineering|highway design, highway engineering, road design, roadway design, traffic engineering, traffic signals, road construction, toll road
Bridge design|bridge engineering, bridge inspection
Civil 3D
InRoads
OpenRoads
GEOPAK
Hydrology|hydraulic modeling, stormwater management, stormwater, drainage design, hec-ras, drainage, flood modeling
Water treatment|wastewater treatment, water treatment plants, sewage treatment, wastewater, water systems, water supply
Land surveying|surveying, total station, topographic survey, survey equipment, quantity survey
Site grading|earthworks, erosion control, grading plans, site development
Railway engineering|rail systems, rail design
Urban planning|town planning, zoning, land use planning, city planning
Environmental engineering|remediation, site assessment
Construction materials testing|concrete testing, asphalt testing
Design of highways|illinois dot, dot projects, department of transportation
# chemical and process engineering: chemical
Chemical engineering|process design, chemical processes
Process engineering|process technology, process engineer, process development, process simulation, process troubleshooting, chemical process engineering
 Aspen Plus
 Aspen HYSYS|hysys
Distillation|separation processes, unit operations, heat exchangers, fermentation, reactor design
Process safety|process safety management, psm, hazard analysis, lopa
 HAZOP
Scale-up|pilot plant, technology transfer
Petroleum engineering|drilling engineering, reservoir engineering, well completion, oil and gas, upstream, drilling operations, production engineering, subsea
Mining engineering|mine planning, mineral processing, blasting, surface mining, underground mining
Nuclear engineering|reactor operations, radiation protection, radiation safety
Corrosion control|cathodic protection
Plant operations|plant management, chemical plant operations, process operator, refinery operations
`;
