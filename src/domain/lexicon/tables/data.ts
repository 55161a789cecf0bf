/** Databases, analysis, reporting, machine learning. */
export const data = `
# databases: software, data
SQL|structured query language, sql queries, ansi sql, sql programming, writing queries, complex queries
MySQL
MariaDB
PostgreSQL|postgres
SQL Server|=MSSQL, microsoft sql server, ms sql, ms sql server, t-sql, transact sql, sql server database
Oracle Database|oracle, oracle db, oracle 11g, oracle 12c, oracle sql
Exadata|oracle exadata
PL/SQL|plsql
SQLite
DB2|ibm db2
NoSQL|nosql databases
 Couchbase
 CouchDB
MongoDB|mongo
Cassandra|apache cassandra
ScyllaDB
Redis
Memcached
Elasticsearch
ELK|elk stack
OpenSearch
Solr
Lucene
Logstash
Kibana
DynamoDB
InfluxDB|time series database
TimescaleDB
Neo4j|graph database
?Access|microsoft access, ms access, access databases
Teradata
Sybase
Netezza
Vertica
Greenplum
Relational databases|database systems, databases, database programming
RDBMS|dbms, database management systems
Database administration|dba, database administrator, database maintenance, database management
Database design|data modeling, data modelling, database modeling, schema design, database development, data model, database structures
Stored procedures|database triggers, query optimization, query tuning, sql tuning
Database performance tuning|performance tuning, database optimization
Backup and recovery|database backup, backups, disaster recovery, backup and restore, business continuity
# data engineering: data
ETL|extract transform load, elt, data integration, etl development, etl tools
Data warehousing|data warehouse, dimensional modeling, data marts
 Star schema
Data pipelines|data engineering, data ingestion
Apache Spark|?Spark
 PySpark
 Spark SQL
Hadoop|hadoop ecosystem
 HDFS
 MapReduce
 HBase
 Sqoop
 Oozie
 Cloudera
 Hortonworks
 ZooKeeper|apache zookeeper
?Hive|apache hive
Impala
Apache Pig|pig latin
Kafka|apache kafka
Kinesis
Stream processing
Apache Flink|flink
Apache Beam
Apache Storm
Airflow|apache airflow
Luigi
Snowflake
Redshift|amazon redshift
BigQuery|google bigquery
Databricks
Delta Lake
dbt
Informatica|informatica powercenter
Talend
Alteryx
DataStage
Pentaho
Ab Initio
SSIS|sql server integration services
Azure Data Factory
Azure Synapse|synapse analytics
Big data|large data sets, big data technologies, large data set processing
Data lake|data lakehouse
Data migration|data conversion
Data governance|data stewardship, data catalog, data lineage
 Collibra
Data quality|data cleaning, data cleansing, data validation, data integrity, data accuracy
Master data management|=MDM, master data
Data mining
Web scraping|data scraping, data extraction, data collection
 Beautiful Soup
Data architecture|data architect
# analytics and reporting: data, finance, marketing
Data analysis|analytics, data analytics, analyzing data, data analyst, analyze data, analysis of data, quantitative analysis, analysing data, evaluate data, data interpretation, interpreting data, interpret data
Business intelligence|=BI, bi tools, bi reporting, bi development, business intelligence tools
Power BI
 DAX
 Power Query
Tableau|tableau desktop
Looker|looker studio, google data studio, data studio
Qlik|qlikview, qlik sense
SSRS|sql server reporting services
Crystal Reports
SSAS|olap, data cubes
Cognos|ibm cognos
MicroStrategy|mstr
Business Objects|sap business objects, sap bo
Data visualization|data visualisation, dashboards, dashboarding, scorecards
Reporting|report writing, ad hoc reporting, report generation, generating reports, generate reports, preparing reports, prepare reports, report preparation, developing reports, management reporting, data reporting
KPIs|kpi, key performance indicators, metrics, performance metrics
Statistics|statistical analysis, statistical modeling, statistical methods, statistical models, statistical, applied statistics
=SAS|base sas, sas programming, sas enterprise guide
SPSS
Stata
Minitab
JMP|jmp software
Regression analysis|linear regression, logistic regression, regression models
Forecasting|demand forecasting, predictive modeling, predictive analytics, time series, forecasts, predictive models, time series analysis
A/B testing|experimentation, hypothesis testing, split testing, ab testing, multivariate testing
Design of experiments|=DOE, experimental design
Operations research|linear programming, mathematical optimization, optimization models
Spreadsheet modeling|excel modeling
Survey design|surveys, questionnaire design, survey data, survey research, data collection methods
Qualitative research|focus groups, qualitative analysis, ethnography, interviews with users
Product analytics|google analytics 4, web analytics
 Mixpanel
 Amplitude Analytics
# machine learning: data, software
Machine learning|=ML, ai/ml, ml models, ml/ai, machine learning models, machine learning algorithms, machine learning engineering
Artificial intelligence|=AI, ai solutions, ai models
Deep learning|transformers models
 Neural networks
 CNN
 RNN|lstm
Natural language processing|nlp, text mining, text analytics, named entity recognition
 NLTK
 spaCy
 Hugging Face
 Sentiment analysis
Computer vision|image recognition, image segmentation
 OpenCV
 YOLO
 Object detection
Reinforcement learning
Generative AI|genai, gpt, rag pipelines
 ChatGPT
 LangChain
 Prompt engineering
 Large language models|llm
Chatbots|conversational ai, bot development, virtual assistants
 Dialogflow
TensorFlow
Keras
PyTorch|?Torch
scikit-learn|sklearn
XGBoost
LightGBM
Pandas|python libraries
NumPy
SciPy
Matplotlib
Seaborn
Plotly
MLOps|model deployment, model monitoring
 MLflow
 Kubeflow
 Amazon SageMaker|sagemaker
 Vertex AI
Recommendation systems|recommender systems, recommendation engines
Classification models|clustering, decision trees, random forest, supervised learning, unsupervised learning, svm
Data science|data scientist, data science projects
Feature engineering
Jupyter|jupyter notebook, google colab
Speech recognition|speech to text, asr, text to speech
Data annotation|data labeling, labelling data, annotation
Optimization algorithms|genetic algorithms, convex optimization
Pattern recognition
Anomaly detection|fraud detection models, outlier detection
Bayesian methods|bayesian statistics, monte carlo, probability theory
# geodata: data, environment
GIS|geographic information systems, geospatial analysis, esri
 ArcGIS
 QGIS
Remote sensing|lidar, satellite imagery, photogrammetry
Cartography|map making
GPS|gnss
`;
